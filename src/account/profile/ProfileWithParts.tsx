import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { LazyBlock } from "../../components/LazyBlock";
import { partOf } from "../../screens/part";
import { ProfilePage } from "./ProfilePage";

const plan = partOf(() => import("../plan/part"));
const promoCode = partOf(() => import("./promo-code"));
const passkeys = partOf(() => import("../passkeys/part"));
const sessions = partOf(() => import("./session-list"));

/** As tall as its usual content, so that nothing jumps when its code has loaded. */
const Slot = styled.div<{ $height: string }>`
  display: grid;
  min-height: ${({ $height }) => $height};
`;

/** The profile, the plan, the promo code form, passkeys, and where the account is signed in; their code loads after the rest. */
export const ProfileWithParts = ({ actor }: Pick<ComponentProps<typeof ProfilePage>, "actor">) => (
  <ProfilePage actor={actor}>
    <Slot $height="9.5rem">
      <LazyBlock block={plan} props={{ id: "plan", input: undefined }} />
    </Slot>
    <Slot $height="17rem">
      <LazyBlock block={promoCode} props={{ id: "promo-code", input: undefined }} />
    </Slot>
    <Slot $height="0">
      <LazyBlock block={passkeys} props={{ id: "passkeys", input: undefined }} />
    </Slot>
    <Slot $height="0">
      <LazyBlock block={sessions} props={{ id: "sessions", input: undefined }} />
    </Slot>
  </ProfilePage>
);
