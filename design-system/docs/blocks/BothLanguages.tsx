import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import type { Of } from '@storybook/addon-docs/blocks';
import { useContext, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { HooksContext } from 'storybook/preview-api';
import { LANGUAGES } from '../../../domain/display/languages';
import type { Locale } from '../../src/formats/locale';
import { LocaleProvider, useLocale } from '../../src/i18n/LocaleProvider';
import { useSay } from '../../src/testing/say';
import type { Say } from '../../src/testing/say';
import * as css from './blocks.css';
import { StoryFrame } from './StoryFrame';

/** Props of {@link BothLanguages}: a story, or what is drawn here. */
export interface BothLanguagesProps {
  of?: Of;
  /** Drawn in each language; a function is given the language's `say`. */
  children?: ReactNode | ((say: Say) => ReactNode);
  /** Height in pixels: the story gets a window of its own per language, for dialogs and whole frames. */
  windowHeight?: number;
  /** Width of those windows in pixels, drawn smaller. */
  windowWidth?: number;
  /** One below the other, for what is wide. */
  isStacked?: boolean;
}

/** Words that a function writes with the language of its place. */
export function Spoken({ children }: { children: ReactNode | ((say: Say) => ReactNode) }) {
  const say = useSay();
  return typeof children === 'function' ? children(say) : children;
}

/** A story drawn once more with other globals; its source stays the one that the page shows above. */
export function StoryIn({ of, locale }: { of: Of; locale: Locale }) {
  const docs = useContext(DocsContext);
  const { story } = useOf(of, ['story']);
  const { currency } = useLocale();
  const hooks = useMemo(() => new HooksContext(), []);
  const context = docs.getStoryContext(story);
  const Story = story.unboundStoryFn as unknown as ComponentType<Record<string, unknown>>;
  return (
    <Story
      {...context}
      hooks={hooks}
      globals={{ ...context.globals, locale, currency: currency.code, ...story.storyGlobals }}
      parameters={{ ...story.parameters, docs: { source: { type: 'code' } } }}
    />
  );
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

/** One story, or what stands inside, in every language of the product side by side. */
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
