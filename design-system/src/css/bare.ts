/** Props of a React Aria component without those that style it from outside. */
export type Bare<Props> = Omit<Props, 'className' | 'style' | 'render'>;
