import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What is drawn is written in stories: a control for it would spell out the element's insides. */
export const drawnArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      hasElement(initialArgs[name]) ? { ...argType, control: false } : argType,
    ]),
  );

/** Whether a value is an element, or an object that holds one. */
function hasElement(value: unknown): boolean {
  if (isValidElement(value)) return true;
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((each) => isValidElement(each))
  );
}
