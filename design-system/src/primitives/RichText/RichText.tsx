import { richGroups } from '@selvedge/domain/display/richText';
import type { RichBlock, RichKind, RichRun, RichText as Text } from '@selvedge/domain/display/richText';
import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { Link } from '../Link/Link';
import { prose } from './RichText.css';

/** Props of {@link RichText}. */
export interface RichTextProps extends RootProps<HTMLDivElement> {
  /** The text as the server stores it: blocks of text, no markup. */
  text: Text;
}

/** Pairs items with their positions as keys: a text that is only shown never changes its order, and its parts have no ids. */
const placed = <One,>(parts: readonly One[]) => parts.map((one, place) => ({ one, place }));

/** Text written by users: headings, lists, emphasis, links. It is rendered from data, so nothing in it can run. */
export function RichText({ text, ...root }: RichTextProps) {
  return (
    <div {...root} className={prose}>
      {placed(richGroups(text)).map(({ place, one }) => (
        <Group key={place} {...one} />
      ))}
    </div>
  );
}

function Group({ kind, blocks }: { kind: RichKind; blocks: readonly RichBlock[] }) {
  if (kind === 'BULLET' || kind === 'NUMBER') {
    const List = kind === 'BULLET' ? 'ul' : 'ol';
    return (
      <List>
        {placed(blocks).map(({ place, one }) => (
          <li key={place}>
            <Runs runs={one.runs} />
          </li>
        ))}
      </List>
    );
  }
  const runs = <Runs runs={blocks[0]?.runs ?? []} />;
  if (kind === 'HEADING') return <h2>{runs}</h2>;
  return kind === 'QUOTE' ? <blockquote>{runs}</blockquote> : <p>{runs}</p>;
}

function Runs({ runs }: { runs: readonly RichRun[] }) {
  return placed(runs).map(({ place, one }) => <Run key={place} {...one} />);
}

function Run({ text, bold, italic, underline, href }: RichRun): ReactNode {
  let drawn: ReactNode = text;
  if (bold) drawn = <strong>{drawn}</strong>;
  if (italic) drawn = <em>{drawn}</em>;
  if (underline) drawn = <u>{drawn}</u>;
  return href === undefined ? drawn : <Link href={href}>{drawn}</Link>;
}
