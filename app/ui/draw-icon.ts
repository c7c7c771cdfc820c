import { type ComponentProps, createElement } from 'react';

/** How lucide keeps an icon: the shapes inside the square. */
interface IconData {
  readonly node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Stands in the build for lucide's own component, which can do much that no icon here asks for (1 kB on every first
 * load). An icon decorates: whoever means something by it says so in words beside it.
 */
export function drawIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: ComponentProps<'svg'> & { size?: number }) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      ...node.map(([shape, attributes]) => createElement(shape, attributes)),
    );
  };
}
