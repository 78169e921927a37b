import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type Pad from 'signature_pad';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { Inline } from '../../layout/Inline/Inline';
import { fieldLabel } from '../field/field.css';
import { Trash2Icon, Undo2Icon } from '../Icon/icons';
import { Button } from '../Button/Button';
import { pad as padClass, sheet } from './SignaturePad.css';

/** The drawing, as files. */
export interface Signature {
  png: () => Blob;
  svg: () => Blob;
}

/** Props of {@link SignaturePad}. */
export interface SignaturePadProps extends RootProps<HTMLDivElement> {
  /** Label: the name of the signer, or the purpose. */
  label: string;
  /** Called after every stroke, with null when the drawing is empty again. */
  onSign: (signature: Signature | null) => void;
}

function blobOf(dataUrl: string): Blob {
  const [head = '', body = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /:(.*?);/.exec(head)?.[1] });
}

const filesOf = (drawn: Pad): Signature => ({
  png: () => blobOf(drawn.toDataURL('image/png')),
  svg: () => new Blob([drawn.toSVG()], { type: 'image/svg+xml' }),
});

/** Fits the canvas to the pixels of the screen; strokes keep their positions. */
function fit(pad: Pad, canvas: HTMLCanvasElement): void {
  const strokes = pad.toData();
  const ratio = Math.max(window.devicePixelRatio, 1);
  canvas.width = canvas.offsetWidth * ratio;
  canvas.height = canvas.offsetHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.fromData(strokes);
}

/** Field for a signature by pen, finger or mouse; the last stroke can be undone. The drawing library is fetched when the field is shown. */
export function SignaturePad({ label, onSign, ...root }: SignaturePadProps) {
  const t = useMessages('SignaturePad');
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(null);
  const [strokes, setStrokes] = useState(0);
  const report = (drawn: Pad): void => {
    setStrokes(drawn.toData().length);
    onSign(drawn.isEmpty() ? null : filesOf(drawn));
  };
  const onStroke = useEffectEvent(report);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let isOver = false;
    let watch: ResizeObserver | undefined;
    void import('signature_pad').then(({ default: SignatureSheet }) => {
      if (isOver) return;
      const drawn = new SignatureSheet(element, { penColor: getComputedStyle(element).color });
      pad.current = drawn;
      drawn.addEventListener('endStroke', () => onStroke(drawn));
      watch = new ResizeObserver(() => fit(drawn, element));
      watch.observe(element);
    });
    return () => {
      isOver = true;
      watch?.disconnect();
      pad.current?.off();
      pad.current = null;
    };
  }, []);
  const keep = (count: number): void => {
    const drawn = pad.current;
    if (!drawn) return;
    drawn.fromData(drawn.toData().slice(0, count));
    report(drawn);
  };
  return (
    <div {...root} className={padClass}>
      <span id={id} className={fieldLabel}>
        {label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on */}
      <canvas ref={canvas} role="img" aria-labelledby={id} className={sheet} />
      <Inline>
        <Button
          variant="quiet"
          icon={<Undo2Icon />}
          isDisabled={strokes === 0}
          onPress={() => keep(strokes - 1)}
        >
          {t('undo')}
        </Button>
        <Button variant="quiet" icon={<Trash2Icon />} isDisabled={strokes === 0} onPress={() => keep(0)}>
          {t('clear')}
        </Button>
      </Inline>
    </div>
  );
}
