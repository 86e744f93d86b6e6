import { styled } from "styled-components";
import { type ButtonStyleProps, buttonStyle } from "../ui/Button";
import { SectionLink } from "./SectionLink";

/** A link to a section that looks like a button; apart from the links, which are in the frame of every page. */
export const SectionButton = styled(SectionLink)<ButtonStyleProps>`
  ${buttonStyle}
`;
