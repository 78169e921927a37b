import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import type { Locale } from '../../src/formats/locale';
import { useLocale } from '../../src/i18n/LocaleProvider';
import { useTheme } from '../../src/theme/ThemeProvider';
import * as css from './blocks.css';

/** Props of {@link StoryFrame}. */
export interface StoryFrameProps {
  /** Id of the story. */
  id: string;
  /** Accessible name of the frame. */
  title: string;
  /** Height in pixels of the window that the story sees. */
  height: number;
  /**
   * Width in pixels of the window that the story sees; the frame scales it to the space it has. Without it the window is as wide as the
   * frame.
   */
  width?: number;
  /** Shows the story as a picture: nothing in it can be pressed or focused. */
  isPicture?: boolean;
  /** Language of the story, if not the page's. */
  locale?: Locale;
  /** Theme of the story, if not the page's. */
  theme?: 'light' | 'dark';
  ref?: Ref<HTMLIFrameElement>;
}

/** Returns the address of a story on its own, with the page's theme, density, language and currency where the story has no own. */
function useStoryAddress(id: string, own: Pick<StoryFrameProps, 'locale' | 'theme'>): string {
  const { theme, density } = useTheme();
  const { locale, currency } = useLocale();
  const globals = [
    `theme:${own.theme ?? theme}`,
    `density:${density}`,
    `locale:${own.locale ?? locale}`,
    `currency:${currency.code}`,
  ].join(';');
  return `./iframe.html?id=${id}&viewMode=story&globals=${globals}`;
}

/** Story in an iframe, for components that depend on the width of the window or open an overlay. */
export function StoryFrame({ id, title, height, width, isPicture = false, ref, ...own }: StoryFrameProps) {
  const host = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width ?? 0);
  const address = useStoryAddress(id, own);
  useLayoutEffect(() => {
    if (!host.current || !width) return;
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    watch.observe(host.current);
    return () => watch.disconnect();
  }, [width]);
  const scale = width ? room / width : 1;
  return (
    <div ref={host} className={css.frame} style={{ blockSize: height * scale }}>
      <iframe
        ref={ref}
        title={title}
        src={address}
        loading="lazy"
        inert={isPicture}
        className={css.window}
        style={{ inlineSize: width ?? '100%', blockSize: height, transform: `scale(${scale})` }}
      />
    </div>
  );
}

/** Props of {@link EmbeddedStory}. */
interface EmbeddedStoryProps {
  /** Id of the story. */
  id: string;
  /** Accessible name of the frame. */
  title: string;
  locale: Locale;
}

/**
 * Story in an iframe of another language, drawn as if it stood in the page: on the page's ground, as wide and high as its place, and with
 * the page's width as that of its window.
 */
export function EmbeddedStory({ id, title, locale }: EmbeddedStoryProps) {
  // Storybook plays no story that is embedded.
  const address = `${useStoryAddress(id, { locale })}&embed=true`;
  const place = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!place.current || !body) return;
    const { current } = place;
    Object.assign(body.style, { padding: 0, background: 'transparent' });
    const watch = new ResizeObserver(() => {
      body.style.inlineSize = `${current.clientWidth}px`;
      setHeight(Math.ceil(body.getBoundingClientRect().height));
    });
    watch.observe(current);
    watch.observe(body);
    return () => watch.disconnect();
  }, [body]);
  return (
    <div ref={place} className={css.embedded}>
      <iframe
        title={title}
        src={address}
        loading="lazy"
        onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body)}
        className={css.window}
        style={{ inlineSize: '100vw', blockSize: height }}
      />
    </div>
  );
}
