import type { ComponentProps } from "react";
import { LazyBlock } from "../../components/LazyBlock";
import { partOf } from "../../screens/part";
import { SignInPage } from "./SignInPage";

const passkeySignIn = partOf(() => import("../passkeys/sign-in-part"));

/** The sign-in with what it says about passkeys, whose code loads after the rest. */
export const SignInWithPasskeys = ({ actor }: Pick<ComponentProps<typeof SignInPage>, "actor">) => (
  <SignInPage
    actor={actor}
    passkey={<LazyBlock block={passkeySignIn} props={{ id: "passkey-sign-in", input: { step: "alone" } }} />}
    secondStep={
      <LazyBlock block={passkeySignIn} props={{ id: "passkey-second-step", input: { step: "after-password" } }} />
    }
  />
);
