import { styled } from "styled-components";
import { token } from "../theme/theme";

const widths = { page: token["width-page"], reading: token["width-reading"], form: token["width-form"] };

/** Centres content in the page, with the page's gutters. */
export const Container = styled.div<{ $width?: keyof typeof widths | undefined }>`
  width: 100%;
  max-width: calc(${({ $width = "page" }) => widths[$width]} + 2 * ${token.gutter});
  margin-inline: auto;
  padding-inline: ${token.gutter};
`;
