import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { RefreshCwIcon } from '../../primitives/Icon/signs';
import { TextField } from '../../primitives/TextField/TextField';
import type { TextFieldProps } from '../../primitives/TextField/TextField';
import { beside, image, place, row } from './CaptchaField.css';

/** Props of {@link CaptchaField}. */
export interface CaptchaFieldProps
  extends
    Pick<
      TextFieldProps,
      'value' | 'onChange' | 'onBlur' | 'name' | 'isInvalid' | 'errorMessage' | 'isRequired' | 'inputRef'
    >,
    RootProps<HTMLDivElement> {
  /** Picture as a data URL; empty while it is loading. */
  imageSrc?: string;
  /** Whether the picture could not be loaded. */
  hasFailed?: boolean;
  /** Called to load another picture. */
  onRefresh: () => void;
  size?: TextFieldProps['size'];
}

/** Captcha of the sign-in: a field, the picture, and a button for another picture. */
export function CaptchaField({
  imageSrc,
  hasFailed = false,
  onRefresh,
  size = 'large',
  ref,
  ...field
}: CaptchaFieldProps) {
  const t = useMessages('CaptchaField');
  return (
    <div ref={ref} className={row}>
      <TextField {...field} size={size} label={t('label')} autoComplete="off" autoCorrect="off" />
      <div className={beside}>
        <span className={place}>
          {hasFailed ? t('failed') : imageSrc && <img className={image} src={imageSrc} alt={t('picture')} />}
        </span>
        <IconButton label={t('another')} icon={<RefreshCwIcon />} onPress={onRefresh} />
      </div>
    </div>
  );
}
