import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Disables the control of args that contain elements: they are written in stories, and a control would print the element's internals. */
export const disableElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      hasElement(initialArgs[name]) ? { ...argType, control: false } : argType,
    ]),
  );

/** Returns whether a value is an element, or an object that contains one. */
function hasElement(value: unknown): boolean {
  if (isValidElement(value)) return true;
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((each) => isValidElement(each))
  );
}
