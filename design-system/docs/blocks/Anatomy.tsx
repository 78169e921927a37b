import { Story, useOf } from '@storybook/addon-docs/blocks';
import type { Of } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import * as css from './blocks.css';
import { StoryFrame } from './StoryFrame';

/** Part of a component: CSS selector that finds it in the drawing, its name and its purpose; names of code between backticks. */
export type AnatomyPart = readonly [selector: string, name: string, purpose: string];

/** Props of {@link Anatomy}. */
export interface AnatomyProps {
  of: Of;
  parts: readonly AnatomyPart[];
  /** Height in pixels of a frame of its own for the story, whose play function opens what the page shows open. */
  windowHeight?: number;
  /** Width of that frame in pixels, drawn smaller: for components that need a desktop's width. */
  windowWidth?: number;
}

interface Box {
  index: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Measures the boxes of the parts relative to the stage; a part that is not drawn has no box. */
function measure(stage: HTMLElement, parts: readonly AnatomyPart[]): Box[] {
  const frame = stage.querySelector('iframe');
  const root = frame ? frame.contentDocument?.body : stage;
  const origin = stage.getBoundingClientRect();
  const shift = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const scale = frame ? frame.getBoundingClientRect().width / frame.offsetWidth : 1;
  return parts.flatMap(([selector], index) => {
    const drawn = [...(root?.querySelectorAll(selector) ?? [])].map((each) => each.getBoundingClientRect());
    const box = drawn.find(({ width }) => width > 0);
    if (!box) return [];
    const [left, top] = [
      box.left * scale + shift.left - origin.left,
      box.top * scale + shift.top - origin.top,
    ];
    return [{ index, left, top, width: box.width * scale, height: box.height * scale }];
  });
}

/** Sentence whose names of code, between backticks, are shown as code. */
function Sentence({ children }: { children: string }) {
  return children
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? piece : <code key={piece}>{piece}</code>));
}

const same = (a: readonly Box[], b: readonly Box[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Parts of a component: a story with a number at each part, measured where it is drawn, and a list of their purposes. */
export function Anatomy({ of, parts, windowHeight, windowWidth }: AnatomyProps) {
  const { story } = useOf(of, ['story']);
  const stage = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<Box[]>([]);
  useEffect(() => {
    // Stories settle late (fonts, measured widths, a play function that opens a dialog), so the boxes are measured again every 400 ms.
    const timer = setInterval(() => {
      if (!stage.current) return;
      const now = measure(stage.current, parts);
      setBoxes((before) => (same(before, now) ? before : now));
    }, 400);
    return () => clearInterval(timer);
  }, [parts]);
  return (
    <div className={css.anatomy} data-anatomy={parts.length} data-found={boxes.length}>
      <div ref={stage} className={css.drawing}>
        <div className={windowHeight ? css.bareStage : `sb-unstyled ${css.stage}`}>
          {windowHeight ? (
            <StoryFrame id={story.id} title={story.name} height={windowHeight} width={windowWidth} />
          ) : (
            <Story of={of as never} />
          )}
        </div>
        {boxes.map(({ index, ...box }) => (
          <span key={index} aria-hidden className={css.part} style={box}>
            <span className={css.number}>{index + 1}</span>
          </span>
        ))}
      </div>
      <ol className={css.parts}>
        {parts.map(([, name, purpose]) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>
              <Sentence>{purpose}</Sentence>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
