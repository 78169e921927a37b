import { useLayoutEffect, useRef, useState } from 'react';
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

/** Story in an iframe, for components that depend on the width of the window or open an overlay. */
export function StoryFrame({ id, title, height, width, isPicture = false, ref, ...own }: StoryFrameProps) {
  const host = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width ?? 0);
  const { theme, density } = useTheme();
  const { locale, currency } = useLocale();
  useLayoutEffect(() => {
    if (!host.current || !width) return;
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    watch.observe(host.current);
    return () => watch.disconnect();
  }, [width]);
  const globals = [
    `theme:${own.theme ?? theme}`,
    `density:${density}`,
    `locale:${own.locale ?? locale}`,
    `currency:${currency.code}`,
  ].join(';');
  const scale = width ? room / width : 1;
  return (
    <div ref={host} className={css.frame} style={{ blockSize: height * scale }}>
      <iframe
        ref={ref}
        title={title}
        src={`./iframe.html?id=${id}&viewMode=story&globals=${globals}`}
        loading="lazy"
        inert={isPicture}
        className={css.window}
        style={{ inlineSize: width ?? '100%', blockSize: height, transform: `scale(${scale})` }}
      />
    </div>
  );
}
