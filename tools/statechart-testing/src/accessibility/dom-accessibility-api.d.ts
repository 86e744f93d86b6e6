/** The package has types that its `exports` do not name. These are the functions that are used here. */
declare module "dom-accessibility-api" {
  interface Options {
    /** Asked for `content`, `display`, and `visibility`. */
    getComputedStyle?(element: Element): CSSStyleDeclaration;
    computedStyleSupportsPseudoElements?: boolean;
  }
  export function computeAccessibleName(element: Element, options?: Options): string;
  export function computeAccessibleDescription(element: Element, options?: Options): string;
  export function getRole(element: Element): string | null;
}
