import { fromPromise } from "xstate";
import { callActors } from "../api/call-actors";
import type { GetServices } from "../api/services";
import { readLinkToken } from "./api/link-token";

const readingLink = fromPromise(async () => readLinkToken(location.hash));

export const registrationActors = (get: GetServices) => ({
  actors: callActors(get, "registration", "register"),
});

export const emailConfirmationActors = (get: GetServices) => ({
  actors: { ...callActors(get, "registration", "confirmEmail"), readLink: readingLink },
});

export const forgottenPasswordActors = (get: GetServices) => ({
  actors: callActors(get, "registration", "requestPassword"),
});

export const newPasswordActors = (get: GetServices) => ({
  actors: { ...callActors(get, "registration", "savePassword"), readLink: readingLink },
});

export const emailChangeActors = (get: GetServices) => ({
  actors: callActors(get, "registration", "requestEmailChange"),
});

export const newEmailActors = (get: GetServices) => ({
  actors: { ...callActors(get, "registration", "confirmNewEmail"), readLink: readingLink },
});

export const passwordChangeActors = (get: GetServices) => ({
  actors: callActors(get, "registration", "changePassword"),
});
