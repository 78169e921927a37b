import { CODE_DIGITS } from '@selvedge/domain/constants';
import { readCode } from '@selvedge/domain/people/typedCodes';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../i18n';
import { useCountdown } from '../../internal/useCountdown';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../../primitives/Button';
import { TextField } from '../../primitives/TextField';
import type { TextFieldProps } from '../../primitives/TextField';
import { messages } from './CodeField.messages';

/** A whole message may be pasted. */
const MESSAGE_LENGTH = 500;

/** A code as soon as one is there, however it is written; what was typed until then. */
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
      | 'size'
    >,
    RootProps<HTMLDivElement> {
  /** Asks for a code to be sent. Who calls decides whether the number or address above is good for it. */
  onSend: () => void;
  /** A code is on its way to be sent. */
  isSending?: boolean;
  /** Another one may be asked for from then on, in epoch milliseconds: the server's `retryAfter` from when it answered. */
  waitsUntil?: number;
}

/** A code that was sent to a phone or an address: the field, and the button that sends one and then counts the wait. */
export function CodeField({
  onSend,
  isSending = false,
  waitsUntil,
  onChange,
  ref,
  size = 'regular',
  ...field
}: CodeFieldProps) {
  const t = useMessages(messages);
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
        maxLength={MESSAGE_LENGTH}
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
