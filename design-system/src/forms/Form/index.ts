export { Form, useErrorText } from './Form';
export type { FormProps } from './Form';
