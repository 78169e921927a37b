import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { StatusMarkProps } from '@selvedge/design-system/StatusMark';
import { dictionaryWords, inOrder } from './dictionaryWords';

type StatusTone = NonNullable<StatusMarkProps['tone']>;

/** A choice of a select: a value and what it is called. */
interface WordOption<Value extends string> {
  id: Value;
  label: string;
}

/** Words, colours and order of a dictionary as the house has them, those of the product where it says nothing. */
export function useDictionary(code: string) {
  const { t } = useTranslation('dictionaries');
  const marks = useSnapshot(dictionaryWords).now.marks[code];
  const optionsOf = useCallback(
    <Value extends string>(values: readonly Value[]): WordOption<Value>[] =>
      inOrder(values, marks).map((id) => ({ id, label: t(`${code}.${id}`) })),
    [t, code, marks],
  );
  const toneOf = useCallback(
    (value: string, own: StatusTone): StatusTone => marks?.[value]?.tone ?? own,
    [marks],
  );
  return useMemo(() => ({ optionsOf, toneOf }), [optionsOf, toneOf]);
}
