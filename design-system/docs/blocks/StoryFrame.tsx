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
  /** What the frame shows, read aloud. */
  title: string;
  /** Height of the window inside, in pixels. */
  height: number;
  /** Width of the window inside, in pixels: the frame shows it smaller or larger. Left out it is as wide as its place. */
  width?: number;
  /** A picture: nothing inside can be pressed or reached. */
  isPicture?: boolean;
  /** Another language than the page's. */
  locale?: Locale;
  /** Another theme than the page's. */
  theme?: 'light' | 'dark';
  ref?: Ref<HTMLIFrameElement>;
}

/** A story in a window of its own, for what asks the window for its width or lies above the page. */
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
