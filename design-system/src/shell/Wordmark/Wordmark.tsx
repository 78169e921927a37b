import type { RootProps } from '../../internal/rootProps';
import { edge, large, wordmark } from './Wordmark.css';

/** Props of {@link Wordmark}. */
export interface WordmarkProps extends RootProps<HTMLSpanElement> {
  /** The product's title. Left out where only the edge fits; then something near it must name the product. */
  title?: string;
  size?: 'regular' | 'large';
}

/** The product's name with its finished edge: one solid thread, one stitched. */
export function Wordmark({ title, size = 'regular', ...root }: WordmarkProps) {
  return (
    <span {...root} className={size === 'large' ? `${wordmark} ${large}` : wordmark}>
      <span className={edge} aria-hidden="true" />
      {title}
    </span>
  );
}
