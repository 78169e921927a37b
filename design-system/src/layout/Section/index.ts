export { Section, SectionHeader } from './Section';
export type { SectionHeaderProps, SectionProps } from './Section';
