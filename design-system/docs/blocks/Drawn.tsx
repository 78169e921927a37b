import type { Of } from '@storybook/addon-docs/blocks';
import { useLocale } from '../../src/i18n/LocaleProvider';
import { StoryIn } from './BothLanguages';

/** A story drawn inside an example, in the language in force. */
export function Drawn({ of }: { of: Of }) {
  const { locale } = useLocale();
  return <StoryIn of={of} locale={locale} />;
}
