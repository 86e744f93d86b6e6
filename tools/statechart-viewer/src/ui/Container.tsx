import { styled } from "styled-components";
import { token } from "./theme";

/** Centers content in the page, with the page's gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${token["width-page"]} + 2 * ${token.gutter});
  margin-inline: auto;
  padding-inline: ${token.gutter};
`;
