import type { Failure } from "../../../contract/errors";

/** The fields of forms about an account. */
type Field = "email" | "password" | "name";

/** Whether the server has rejected the content of a field. */
export const isRejected = (failure: Failure | null, field: Field): boolean =>
  failure?.fields?.some(({ path }) => path === `body.${field}`) ?? false;

/** Whether the server has rejected the password because it is among those that are guessed first. */
export const isCommon = (failure: Failure | null): boolean => failure?.code === "common_password";
