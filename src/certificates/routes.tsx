import { createRoute } from "@tanstack/react-router";
import { pageRoute } from "../routes/page-route";
import { under } from "../routes/root";
import { openScreen } from "../routes/screen-route";
import { ScreenOutlet } from "../screens/ScreenOutlet";

const myCertificates = createRoute({
  getParentRoute: under,
  path: "/academy/certification/my-certificates/",
  loader: ({ context }) =>
    openScreen(context, () => import("./certificates/screen"), {
      view: "certificates",
      texts: ["certificates"],
      key: "certificates",
      input: {},
    }),
  component: () => <ScreenOutlet open={myCertificates.useLoaderData()} />,
});

const publicCertificate = createRoute({
  getParentRoute: under,
  path: "/academy/certificates/$hash/",
  loader: ({ context, params: { hash } }) =>
    openScreen(context, () => import("./public-certificate/screen"), {
      view: "public-certificate",
      texts: ["certificates"],
      key: `certificate ${hash}`,
      input: { hash },
    }),
  component: () => <ScreenOutlet open={publicCertificate.useLoaderData()} />,
});

/** Certificates, for their holders, for administrators, and for everyone else. */
export const certificateRoutes = [
  myCertificates,
  publicCertificate,
  pageRoute("/academy/administration/certificates/", () => import("./staff-certificates/screen"), [
    "search",
    "exam",
    "state",
    "before",
  ]),
];
