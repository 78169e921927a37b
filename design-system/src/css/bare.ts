/** Props of a React Aria part without the ways to style it from outside. */
export type Bare<Props> = Omit<Props, 'className' | 'style' | 'render'>;
