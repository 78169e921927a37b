import type { Of } from '@storybook/addon-docs/blocks';
import { useLocale } from '../../src/i18n/LocaleProvider';
import { StoryIn } from './BothLanguages';

/** Draws a story inside an example, in the language in force. */
export function Drawn({ of }: { of: Of }) {
  const { locale } = useLocale();
  return <StoryIn of={of} locale={locale} />;
}
