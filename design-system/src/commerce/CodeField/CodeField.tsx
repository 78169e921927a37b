import { CODE_DIGITS } from '@selvedge/domain/constants';
import { readCode } from '@selvedge/domain/people/typedCodes';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useFieldLabel } from '../../forms/Form/FormContext';
import { useMessages } from '../../i18n';
import { useCountdown } from '../../internal/useCountdown';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../../primitives/Button/Button';
import { TextField } from '../../primitives/TextField/TextField';
import type { TextFieldProps } from '../../primitives/TextField/TextField';

/** Returns the code when the text contains one, however it is written; otherwise the text as typed. */
function codeIn(text: string): string {
  const code = readCode(text);
  return code.length === CODE_DIGITS && /^[0-9]+$/.test(code) ? code : text;
}

/** Props of {@link CodeField}. */
export interface CodeFieldProps
  extends
    Pick<
      TextFieldProps,
      | 'value'
      | 'onChange'
      | 'onBlur'
      | 'name'
      | 'isInvalid'
      | 'errorMessage'
      | 'description'
      | 'inputRef'
      | 'isDisabled'
      | 'isRequired'
      | 'validationBehavior'
      | 'size'
    >,
    RootProps<HTMLDivElement> {
  /** Called to send a code. The caller checks whether the number or address above is valid for it. */
  onSend: () => void;
  /** Whether a code is being sent. */
  isSending?: boolean;
  /** Time from which another code may be requested, in epoch milliseconds: the time of the server's answer plus its `retryAfter`. */
  waitsUntil?: number;
}

/** Field for a code sent to a phone or an address, with a button that sends one and then counts down the wait. */
export function CodeField({
  onSend,
  isSending = false,
  waitsUntil,
  onChange,
  ref,
  size = 'regular',
  ...field
}: CodeFieldProps) {
  const t = useMessages('CodeField');
  useFieldLabel(field.name, t('label'));
  const seconds = useCountdown(waitsUntil);
  return (
    <>
      <TextField
        {...field}
        ref={ref}
        size={size}
        label={t('label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(text) => onChange?.(codeIn(text))}
        suffix={
          <Button size="small" onPress={onSend} isDisabled={seconds > 0} isPending={isSending}>
            {seconds > 0 ? t('retryAfter', { count: seconds }) : t('getCode')}
          </Button>
        }
      />
      <output className={visuallyHidden}>{seconds > 0 ? t('sent') : ''}</output>
    </>
  );
}
