import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { StatusMarkProps } from '@selvedge/design-system/primitives/StatusMark';
import { dictionaryWords, inOrder } from './dictionaryWords';

type StatusTone = NonNullable<StatusMarkProps['tone']>;

/** Option of a select: a value and its label. */
interface WordOption<Value extends string> {
  id: Value;
  label: string;
}

/** Hook for labels, colours and order of a dictionary as staff set them, with the defaults where they set none. */
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
