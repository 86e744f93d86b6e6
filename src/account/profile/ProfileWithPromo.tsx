import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { LazyBlock } from "../../components/LazyBlock";
import { partOf } from "../../screens/part";
import { ProfilePage } from "./ProfilePage";

const promoCode = partOf(() => import("./promo-code"));

/** As tall as its usual content, so that nothing jumps when its code has loaded. */
const Slot = styled.div`
  display: grid;
  min-height: 17rem;
`;

/** The profile, and the promo code form, whose code loads after the rest. */
export const ProfileWithPromo = ({ actor }: Pick<ComponentProps<typeof ProfilePage>, "actor">) => (
  <ProfilePage actor={actor}>
    <Slot>
      <LazyBlock block={promoCode} props={{ id: "promo-code", input: undefined }} />
    </Slot>
  </ProfilePage>
);
