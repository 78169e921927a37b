import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n';
import { useMedia } from '../../internal/useMedia';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { ListFilterIcon } from '../../primitives/Icon/Icon';
import { media } from '../../theme/tokens';
import { Text } from '../Text/Text';
import { Toolbar } from '../Toolbar/Toolbar';
import { body, bodyTemplate, sheet, sheetBeside, side as sideClass, table, worksheet } from './Worksheet.css';

/** Facets beside the sheet. */
export interface WorksheetSide {
  /** Name of the side and of the button that folds it. */
  label: string;
  /** Number of filters in force, shown in the button. */
  count?: number;
  content: ReactNode;
}

/** Line of tools over the sheet. */
export interface WorksheetTools {
  label: string;
  /** Number of results and the filters in force. */
  start: ReactNode;
  /** Tools at the end: sort order, columns, view. */
  end?: ReactNode;
}

export interface WorksheetProps extends RootProps<HTMLDivElement> {
  /** A PageHeader. */
  header?: ReactNode;
  side?: WorksheetSide;
  tools?: WorksheetTools;
  /** The table; it fills the rest of the window and scrolls inside. */
  children: ReactNode;
  /** An OrderBar. */
  bottom?: ReactNode;
}

/**
 * Screen with one large table: header, facets at the side, line of tools, table, and the bar at the foot, all in one window. On a narrow
 * screen the facets open in a dialog.
 */
export function Worksheet({ header, side, tools, children, bottom, ...root }: WorksheetProps) {
  const isNarrow = useMedia(media.belowDesk);
  const [isFolded, setFolded] = useState(false);
  const [isOver, setOver] = useState(false);
  const t = useMessages('Worksheet');
  const isBeside = side !== undefined && !isNarrow && !isFolded;
  const toggle = side ? (
    <Button
      variant="quiet"
      size="small"
      icon={<ListFilterIcon />}
      aria-expanded={isNarrow ? isOver : isBeside}
      onPress={() => (isNarrow ? setOver(true) : setFolded(!isFolded))}
    >
      {side.label}
      {side.count ? <Text weight="medium">{side.count}</Text> : null}
    </Button>
  ) : null;
  return (
    <div {...root} className={worksheet}>
      {header}
      <div className={`${body} ${bodyTemplate[isBeside ? 'open' : 'folded']}`}>
        {isBeside ? (
          <aside aria-label={side.label} className={sideClass}>
            {side.content}
          </aside>
        ) : null}
        <div className={isBeside ? `${sheet} ${sheetBeside}` : sheet}>
          {tools ? (
            <Toolbar label={tools.label} end={tools.end}>
              {toggle}
              {tools.start}
            </Toolbar>
          ) : null}
          <div className={table}>{children}</div>
        </div>
      </div>
      {bottom}
      {side ? (
        <Dialog
          isOpen={isNarrow && isOver}
          onOpenChange={setOver}
          title={side.label}
          footer={
            <Button variant="primary" onPress={() => setOver(false)}>
              {t('done')}
            </Button>
          }
        >
          {side.content}
        </Dialog>
      ) : null}
    </div>
  );
}
