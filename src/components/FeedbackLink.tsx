import { Link } from "@tanstack/react-router";
import { styled } from "styled-components";
import { withFeedback } from "../shell/feedback-address";
import { type ButtonStyleProps, buttonStyle } from "../ui/Button";

const Face = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;

/** Links to the message box of every page, looking like a button. */
export const FeedbackLink = ({ children, ...style }: ButtonStyleProps & { children: string }) => (
  <Face {...withFeedback} {...style} preload={false} hashScrollIntoView={false} activeOptions={{ includeHash: true }}>
    {children}
  </Face>
);
