import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../i18n/useMessages';
import { EyeIcon, EyeOffIcon } from '../Icon/signs';
import { TextField } from '../TextField/TextField';
import type { TextFieldProps } from '../TextField/TextField';
import { fieldButton } from '../field/field.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'>;

/** Password field, hidden until the user shows it. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const t = useMessages('PasswordField');
  const [isShown, setShown] = useState(false);
  const toggle = (
    <Button
      className={fieldButton}
      aria-pressed={isShown}
      onPress={() => setShown(!isShown)}
      aria-label={t(isShown ? 'hide' : 'show')}
    >
      {isShown ? <EyeOffIcon /> : <EyeIcon />}
    </Button>
  );
  return (
    <TextField {...rest} type={isShown ? 'text' : 'password'} autoComplete={autoComplete} suffix={toggle} />
  );
}
