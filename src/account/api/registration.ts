import { registration } from "../../../contract/account/registration";
import type { Call } from "../../api/call";
import { repeatWhenBusy } from "../../api/repeat-when-busy";

export const registrationService = (call: Call) => ({
  register: (body: { name: string; email: string; password: string; returnTo: string }) =>
    call(registration.register, { body }),
  confirmEmail: (body: { linkToken: string; password: string }) => call(registration.confirm, { body }),
  requestPassword: (body: { email: string; returnTo: string }) =>
    repeatWhenBusy(() => call(registration.forgotPassword, { body })),
  changePassword: (body: { current: string; password: string }) => call(registration.changePassword, { body }),
  requestEmailChange: (body: { email: string; password: string }) => call(registration.changeEmail, { body }),
  confirmNewEmail: (body: { linkToken: string; password: string }) => call(registration.confirmNewEmail, { body }),
  savePassword: (body: { linkToken: string; password: string }) => call(registration.newPassword, { body }),
});
