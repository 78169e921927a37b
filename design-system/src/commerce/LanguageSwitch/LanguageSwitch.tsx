import { Button } from 'react-aria-components/Button';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useLocale, useMessages, type Locale } from '../../i18n';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { chosen, languages } from './LanguageSwitch.css';
import { messages } from './LanguageSwitch.messages';

/** Props of {@link LanguageSwitch}. */
export interface LanguageSwitchProps extends RootProps<HTMLButtonElement> {
  /** Called with the other language; the app stores it and gives it to the LocaleProvider. */
  onChange: (locale: Locale) => void;
  /** `full` writes the names out, as on the sign-in page. */
  form?: 'short' | 'full';
}

/** Changes between Chinese and English; the language in force is the darker one. */
export function LanguageSwitch({ onChange, form = 'short', ...root }: LanguageSwitchProps) {
  const { locale } = useLocale();
  const t = useMessages(messages);
  const isFull = form === 'full';
  return (
    <Button
      {...rootProps(root)}
      className={languages}
      onPress={() => onChange(locale === 'zh-CN' ? 'en' : 'zh-CN')}
    >
      <span lang="zh-CN" className={locale === 'zh-CN' ? chosen : undefined}>
        {t(isFull ? 'zh' : 'zhShort')}
      </span>
      <span>/</span>
      <span lang="en" className={locale === 'en' ? chosen : undefined}>
        {t(isFull ? 'en' : 'enShort')}
      </span>
      <span className={visuallyHidden}>{t('change')}</span>
    </Button>
  );
}
