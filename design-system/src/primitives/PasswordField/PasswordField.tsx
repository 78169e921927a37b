import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useMessages } from '../../i18n/useMessages';
import { EyeIcon, EyeOffIcon } from '../Icon/icons';
import { TextField } from '../TextField/TextField';
import type { TextFieldProps } from '../TextField/TextField';
import { fieldButton } from '../field/field.css';
import { messages } from './PasswordField.messages';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'>;

/** A password, hidden unless the person asks to see it. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const t = useMessages(messages);
  const [isShown, setShown] = useState(false);
  const toggle = (
    <ToggleButton
      className={fieldButton}
      isSelected={isShown}
      onChange={setShown}
      aria-label={t(isShown ? 'hide' : 'show')}
    >
      {isShown ? <EyeOffIcon /> : <EyeIcon />}
    </ToggleButton>
  );
  return (
    <TextField {...rest} type={isShown ? 'text' : 'password'} autoComplete={autoComplete} suffix={toggle} />
  );
}
