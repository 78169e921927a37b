export { Heading, headingLooks } from './Heading';
export type { HeadingLook, HeadingProps } from './Heading';
