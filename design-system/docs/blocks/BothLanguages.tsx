import { useOf } from '@storybook/addon-docs/blocks';
import type { Of } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { LANGUAGES } from '../../../packages/domain/display/languages';
import type { Locale } from '../../src/formats/locale';
import { LocaleProvider, useLocale } from '../../src/i18n/LocaleProvider';
import { useSay } from '../../src/testing/say';
import type { Say } from '../../src/testing/say';
import * as css from './blocks.css';
import { Drawn } from './Drawn';
import { EmbeddedStory, StoryFrame } from './StoryFrame';

/** Props of {@link BothLanguages}: either a story (`of`) or `children`. */
export interface BothLanguagesProps {
  of?: Of;
  /** Content drawn in each language; a function receives `say` of that language. */
  children?: ReactNode | ((say: Say) => ReactNode);
  /** Height in pixels of a frame of its own per language, for dialogs and whole screens. */
  windowHeight?: number;
  /** Width of those frames in pixels, drawn smaller. */
  windowWidth?: number;
  /** Draws the languages one below the other, for wide content. */
  isStacked?: boolean;
}

/** Renders children; a function receives `say` of the language in force. */
export function Spoken({ children }: { children: ReactNode | ((say: Say) => ReactNode) }) {
  const say = useSay();
  return typeof children === 'function' ? children(say) : children;
}

/** Draws a story in a language: in an iframe if that is not the page's, because stories are made in the language of their window. */
function StoryIn({ of, locale }: { of: Of; locale: Locale }) {
  const { story } = useOf(of, ['story']);
  const page = useLocale();
  if (locale === page.locale) return <Drawn of={of} />;
  return <EmbeddedStory id={story.id} title={story.name} locale={locale} />;
}

function StoryWindow({
  of,
  locale,
  height,
  width,
}: {
  of: Of;
  locale: Locale;
  height: number;
  width?: number;
}) {
  const { story } = useOf(of, ['story']);
  return <StoryFrame id={story.id} title={story.name} height={height} width={width} locale={locale} />;
}

/** Shows a story, or `children`, in every language of the product side by side. */
export function BothLanguages({
  of,
  children,
  windowHeight,
  windowWidth,
  isStacked = false,
}: BothLanguagesProps) {
  const { currency, timeZone } = useLocale();
  return (
    <div className={isStacked ? css.stacked : css.pair}>
      {LANGUAGES.map(({ tag, name }) => (
        <figure key={tag} lang={tag} className={css.figure}>
          <div className={windowHeight ? css.bareStage : `sb-unstyled ${css.stage}`}>
            {of && windowHeight && (
              <StoryWindow of={of} locale={tag} height={windowHeight} width={windowWidth} />
            )}
            {of && !windowHeight && <StoryIn of={of} locale={tag} />}
            {!of && (
              <LocaleProvider locale={tag} timeZone={timeZone} currency={currency}>
                <Spoken>{children}</Spoken>
              </LocaleProvider>
            )}
          </div>
          <figcaption className={css.caption}>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
