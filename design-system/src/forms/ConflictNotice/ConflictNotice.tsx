import { useContext, useId } from 'react';
import type { ReactNode } from 'react';
import type { Instant } from '../../formats/date';
import { useFormats } from '../../i18n/useFormats';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../../primitives/Button/Button';
import { StatusMark } from '../../primitives/StatusMark/StatusMark';
import { FormContext } from '../Form/FormContext';
import { bothField, bothFields, fieldName, note, notice, storedValue } from './ConflictNotice.css';

/** Field that both users changed. */
export interface ConflictField {
  /** Name of the field in the form. */
  name: string;
  /** Its stored value, as the form has it. */
  value: unknown;
}

export interface ConflictNoticeProps extends RootProps<HTMLDivElement> {
  /** Who saved; "somebody else" when left out. */
  who?: string;
  /** Time of the save; not shown when left out. */
  at?: Instant;
  /** Fields that both changed. They are called by their labels on the page. */
  fields: readonly ConflictField[];
  /** Names of fields that have no label on the page, such as a table, by field. */
  names?: Readonly<Record<string, string>>;
  /** Called to show the stored value of a field in place of the input. */
  onTake: (name: string) => void;
  /** Called to load the stored values of the fields that were not changed here; left out when the form shows them. */
  onLoad?: () => void;
}

/**
 * Notice of a form whose record another user saved meanwhile: who and when, the fields that both changed with their stored values, and the
 * way to load the others. It stands in its Form, above the fields.
 */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { who, at, fields, names, onTake, onLoad, ...root } = props;
  const t = useMessages('ConflictNotice');
  const formats = useFormats();
  const { labels } = useContext(FormContext);
  const by = who ?? t('somebody');
  const named = fields.flatMap(({ name, value }) => {
    const label = labels?.get(name) ?? names?.[name];
    return label === undefined ? [] : [{ name, value, label }];
  });
  return (
    <div {...root} className={notice}>
      <div role="alert">
        <StatusMark glyph="triangle" tone="warning" isSentence>
          {at === undefined
            ? t('savedBefore', { who: by })
            : t('saved', { who: by, at: formats.dateTime(at) })}
        </StatusMark>
      </div>
      {named.length > 0 && (
        <div className={bothFields}>
          <p className={note}>{t('both')}</p>
          {named.map((field) => (
            <BothField key={field.name} {...field} onTake={() => onTake(field.name)} />
          ))}
        </div>
      )}
      {onLoad && (
        <>
          <p className={note}>{t('loadNote')}</p>
          <Button size="small" onPress={onLoad}>
            {t('load')}
          </Button>
        </>
      )}
    </div>
  );
}

interface BothFieldProps extends ConflictField {
  label: string;
  onTake: () => void;
}

function BothField({ name, value, label, onTake }: BothFieldProps) {
  const t = useMessages('ConflictNotice');
  const id = useId();
  const stored = useValueText(name, value);
  return (
    <fieldset aria-labelledby={id} className={bothField}>
      <span id={id} className={fieldName}>
        {label}
      </span>
      <span className={storedValue}>
        {t('stored')} {stored}
      </span>
      <Button variant="link" onPress={onTake} aria-label={t('takeOf', { label })}>
        {t('take')}
      </Button>
    </fieldset>
  );
}

/** Returns the text of a stored value: as its field shows it, else by its type. */
function useValueText(name: string, value: unknown): ReactNode {
  const t = useMessages('ConflictNotice');
  const { valueTexts } = useContext(FormContext);
  const text = valueTexts.get(name)?.(value);
  if (text !== undefined) return text;
  if (value === '' || value === null || value === undefined) return t('empty');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return typeof value === 'object' ? t('other') : String(value);
}
