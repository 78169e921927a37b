import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import type { Bare } from '../../css/bare';
import { useMessages } from '../../i18n/useMessages';
import { SearchIcon, XIcon } from '../Icon/icons';
import { FieldLabel, FieldNote } from '../field/FieldParts';
import type { FieldWords } from '../field/FieldParts';
import { field, fieldAffix, fieldButton, fieldControl, fieldInput } from '../field/field.css';
import { search, short } from './SearchField.css';

export interface SearchFieldProps
  extends Bare<Omit<AriaSearchFieldProps, 'children'>>, Omit<FieldWords, 'warning'> {
  placeholder?: string;
  /** Narrow, as for a search above a table, instead of the full width. */
  isShort?: boolean;
  /** Shown at the end while the field is empty, such as a shortcut key. */
  hint?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** Search field; Escape clears it, Enter submits. The label is hidden by default. */
export function SearchField(props: SearchFieldProps) {
  const { label, isLabelHidden = true, labelEnd, description, errorMessage, ...rest } = props;
  const { placeholder, hint, inputRef, isShort, ...aria } = rest;
  const t = useMessages('SearchField');
  return (
    <AriaSearchField {...aria} className={`${field} ${search}${isShort ? ` ${short}` : ''}`}>
      {({ isEmpty }) => (
        <>
          <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
          <Group className={fieldControl}>
            <span className={fieldAffix}>
              <SearchIcon />
            </span>
            <Input ref={inputRef} placeholder={placeholder} className={fieldInput} />
            {isEmpty && hint ? <span className={fieldAffix}>{hint}</span> : null}
            <Button className={fieldButton} aria-label={t('clear')}>
              <XIcon size="small" />
            </Button>
          </Group>
          <FieldNote description={description} errorMessage={errorMessage} isInvalid={aria.isInvalid} />
        </>
      )}
    </AriaSearchField>
  );
}
