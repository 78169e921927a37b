import { useContext, useEffect } from 'react';
import type { Ref } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import type { DateSegmentProps } from 'react-aria-components/DateField';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { segment as segmentClass, segments } from './segments.css';

interface SegmentsProps {
  /** Classes of the row: those of a field's rule where the row has no buttons beside it. */
  className?: string;
  ref?: Ref<HTMLDivElement>;
  /** Called when some parts are filled and others are not, and when that ends. */
  onGapChange: (hasGap: boolean) => void;
}

/** Parts of a date or time in the order of the language, each of which is typed or stepped by itself. */
export function Segments({ className, ref, onGapChange }: SegmentsProps) {
  return (
    <DateInput ref={ref} className={className ? `${className} ${segments}` : segments}>
      {(segment) => <Segment segment={segment} onGapChange={onGapChange} />}
    </DateInput>
  );
}

interface SegmentProps extends Pick<SegmentsProps, 'onGapChange'> {
  segment: DateSegmentProps['segment'];
}

/** Part that is typed or stepped by itself. The first one watches all of them: React Aria tells the state of the parts only to what is drawn in their place. */
function Segment({ segment, onGapChange }: SegmentProps) {
  const dateState = useContext(DateFieldStateContext);
  const timeState = useContext(TimeFieldStateContext);
  const parts = (dateState ?? timeState)?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const isFirst = parts[0]?.type === segment.type;
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const hasGap = missing > 0 && missing < parts.length;
  useEffect(() => {
    if (isFirst) onGapChange(hasGap);
  }, [isFirst, hasGap, onGapChange]);
  return <DateSegment segment={segment} className={segmentClass} />;
}
