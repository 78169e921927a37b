import type { ReactNode } from 'react';
import { visuallyHidden } from '../../src/css/visuallyHidden.css';
import type { Say } from '../../src/testing/say';
import * as css from './blocks.css';
import { Spoken } from './BothLanguages';

/** Props of {@link Do} and {@link DoNot}. */
export interface ExampleProps {
  /** Short sentence that says what is right or wrong about the example. */
  note: string;
  /** The example; a function receives `say` for texts in the language in force. */
  children: ReactNode | ((say: Say) => ReactNode);
}

function Example({ note, children, isRight }: ExampleProps & { isRight: boolean }) {
  return (
    <figure className={css.figure}>
      <div className={`sb-unstyled ${css.stage}`}>
        <Spoken>{children}</Spoken>
      </div>
      <figcaption className={isRight ? css.right : css.wrong}>
        <span aria-hidden className={css.mark}>
          {isRight ? '●' : '×'}
        </span>
        <span className={visuallyHidden}>{isRight ? 'Do: ' : 'Do not: '}</span>
        {note}
      </figcaption>
    </figure>
  );
}

/** Example of right use, drawn live. */
export function Do(props: ExampleProps) {
  return <Example {...props} isRight />;
}

/** Example of wrong use, drawn live. */
export function DoNot(props: ExampleProps) {
  return <Example {...props} isRight={false} />;
}
