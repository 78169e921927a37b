import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../i18n/useMessages';
import { XIcon } from '../Icon/signs';
import { field, fieldButton } from './field.css';

/** Control that takes the focus: not the button of the label's help, nor the hidden inputs of a select. */
const CONTROL = 'input:not([tabindex="-1"]), textarea, [aria-haspopup=listbox], [role=spinbutton]';

interface FieldClearProps {
  /** Name of the field, for the accessible name of the button. */
  label: string;
  onClear: () => void;
}

/** Button at the end of a field that empties it and moves the focus to its control. */
export function FieldClear({ label, onClear }: FieldClearProps) {
  const t = useMessages('Field');
  return (
    <Button
      slot={null}
      className={fieldButton}
      aria-label={t('clear', { field: label })}
      onPress={({ target }) => {
        onClear();
        target.closest(`.${field}`)?.querySelector<HTMLElement>(CONTROL)?.focus();
      }}
    >
      <XIcon size="small" />
    </Button>
  );
}
