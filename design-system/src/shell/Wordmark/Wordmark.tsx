import type { RootProps } from '../../internal/rootProps';
import { edge, large, wordmark } from './Wordmark.css';

/** Props of {@link Wordmark}. */
export interface WordmarkProps extends RootProps<HTMLSpanElement> {
  /** Product title. Left out where only the edge fits; a text near it must then name the product. */
  title?: string;
  size?: 'regular' | 'large';
}

/** Name of the product with its edge: a solid thread and a stitched one. */
export function Wordmark({ title, size = 'regular', ...root }: WordmarkProps) {
  return (
    <span {...root} className={size === 'large' ? `${wordmark} ${large}` : wordmark}>
      <span className={edge} aria-hidden="true" />
      {title}
    </span>
  );
}
