import { useState } from 'react';
import type { ComponentType } from 'react';
import { fireEvent, screen } from 'storybook/test';

/** A screen that `reload` draws anew, as a reload of its page does: what it held is gone, what the browser keeps is there. */
export function visits(Screen: ComponentType) {
  return function Visits() {
    const [visit, setVisit] = useState(1);
    return (
      <div onDoubleClick={() => setVisit(visit + 1)} data-testid="page">
        <Screen key={visit} />
      </div>
    );
  };
}

/** Draws the screen anew. */
export const reload = (): Promise<unknown> => fireEvent.doubleClick(screen.getByTestId('page'));
