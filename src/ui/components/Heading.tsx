import { createElement, type HTMLAttributes, type Ref, useContext } from 'react';
import { HeadingLevel } from './HeadingLevel.ts';

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Levels below the heading of the page. */
  readonly below: 0 | 1 | 2;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** A heading whose level fits where the page is shown. */
export const Heading = ({ below, ...heading }: HeadingProps) =>
  createElement(`h${useContext(HeadingLevel) + below}`, heading);
