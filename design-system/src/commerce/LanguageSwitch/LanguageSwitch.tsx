import { Fragment } from 'react';
import { LANGUAGES } from '@selvedge/domain/display/languages';
import { Button } from 'react-aria-components/Button';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useLocale, useMessages, type Locale } from '../../i18n';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { chosen, languages } from './LanguageSwitch.css';

/** Props of {@link LanguageSwitch}. */
export interface LanguageSwitchProps extends RootProps<HTMLButtonElement> {
  /** Called with the next language; the app stores it and passes it to the LocaleProvider. */
  onChange: (locale: Locale) => void;
  /** Form of the names; `full` writes them out, as on the sign-in page. */
  form?: 'short' | 'full';
}

/** Button that changes the language: it shows all languages, the current one darker, and a press selects the next. */
export function LanguageSwitch({ onChange, form = 'short', ...root }: LanguageSwitchProps) {
  const { locale } = useLocale();
  const t = useMessages('LanguageSwitch');
  const next =
    LANGUAGES[(LANGUAGES.findIndex(({ tag }) => tag === locale) + 1) % LANGUAGES.length] ?? LANGUAGES[0];
  return (
    <Button {...rootProps(root)} className={languages} onPress={() => onChange(next.tag)}>
      {LANGUAGES.map(({ tag, name, shortName }, index) => (
        <Fragment key={tag}>
          {index > 0 && <span>/</span>}
          <span lang={tag} className={locale === tag ? chosen : undefined}>
            {form === 'full' ? name : shortName}
          </span>
        </Fragment>
      ))}
      <span className={visuallyHidden}>{t('change', { language: next.name })}</span>
    </Button>
  );
}
