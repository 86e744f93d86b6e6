import { css } from "styled-components";
import { color, shadow, token } from "../theme/theme";

/**
 * The list of a native select, where browsers let a page say what it looks like; elsewhere it is theirs alone.
 * @param size of its lines (specification, section 9)
 */
export const pickerStyle = (size: "l" | "m") => css`
  @supports (appearance: base-select) {
    &, &::picker(select) { appearance: base-select; }
    align-items: center;
    &::picker(select) {
      max-height: ${token["list-height"]};
      margin-block: ${token["space-1"]};
      padding: 0;
      border: 1px solid ${color["rule-strong"]};
      border-radius: ${token["radius-m"]};
      background: ${color.surface};
      color: ${color.ink};
      box-shadow: ${shadow.high};
    }
    option {
      min-height: ${token[`list-item-${size}`]};
      padding-inline: ${token["space-3"]};
    }
  }
`;
