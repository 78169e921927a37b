import { clockNow } from '../../formats/clock';

import { useState } from 'react';
import { useFormats, useMessages } from '../../i18n';
import { useIsPrinting } from '../../theme/useIsPrinting';
import { paperHead } from './PaperHead.css';

interface PaperHeadProps {
  /** The product's title. */
  title: string;
  /** Name of the user who prints. */
  name: string | undefined;
}

/** Line above a printed page: product title, user and time of printing. Renders nothing on a screen. */
export function PaperHead({ title, name }: PaperHeadProps) {
  const isPrinting = useIsPrinting();
  return isPrinting ? <Line title={title} name={name} /> : null;
}

function Line({ title, name }: PaperHeadProps) {
  const t = useMessages('PaperHead');
  const formats = useFormats();
  const [now] = useState(clockNow);
  return (
    <p className={paperHead}>
      <span>{title}</span>
      <span>{name}</span>
      <span>{t('printed', { at: formats.dateTime(now) })}</span>
    </p>
  );
}
