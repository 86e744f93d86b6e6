import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, type RefObject, useCallback, useRef } from "react";
import { styled } from "styled-components";
import { color, shadow, token, up } from "../theme/theme";
import { makeFocusable } from "./focusable";
import { Icon } from "./Icon";

const Scrim = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${token["z-dialog"]};
  background: ${color.scrim};
  opacity: 0.55;
  transition: opacity ${token["motion-base"]};
  &[data-starting-style], &[data-ending-style] { opacity: 0; }
`;

const Viewport = styled(Base.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${token["z-dialog"]};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-items: end;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${up("xm")} { align-items: center; padding: ${token["space-6"]}; }
`;

const widths = { s: "26rem", m: "34rem", l: "48rem" };

const Popup = styled(Base.Popup)<{ $size: keyof typeof widths }>`
  position: relative;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  padding: ${token["space-6"]};
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-xl"]} ${token["radius-xl"]} 0 0;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.high};
  overflow-wrap: anywhere;
  transition: transform ${token["motion-base"]} ${token.ease}, opacity ${token["motion-base"]};
  &:focus { outline: none; }
  &[data-starting-style], &[data-ending-style] { opacity: 0; transform: translateY(16px); }
  ${up("xm")} { padding: ${token["space-8"]}; border-radius: ${token["radius-xl"]}; }
`;

const Title = styled(Base.Title)`
  padding-inline-end: ${token["space-10"]};
  font-size: ${token["text-h3"]};
`;

const Description = styled(Base.Description)`
  margin-top: ${token["space-2"]};
  color: ${color["ink-soft"]};
`;

const Body = styled.div`
  margin-top: ${token["space-5"]};
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${token["space-3"]};
  margin-top: ${token["space-6"]};
`;

const Close = styled(Base.Close)`
  position: absolute;
  top: ${token["space-4"]};
  inset-inline-end: ${token["space-4"]};
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border: 0;
  border-radius: ${token["radius-full"]};
  background: transparent;
  color: ${color["ink-soft"]};
  cursor: pointer;
  &:hover { background: ${color.sunken}; color: ${color.ink}; }
  &:disabled { background: transparent; color: ${color["ink-faint"]}; cursor: not-allowed; }
`;

type DialogProps = {
  open: boolean;
  /** Requested by Escape, the cross, or a press outside. The owner decides and sets `open`. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  children?: ReactNode;
  /** Buttons, the leading one last. */
  footer?: ReactNode;
  size?: keyof typeof widths | undefined;
  /** Keeps it open on a press outside, if closing it by accident would lose something. */
  keepOnOutsidePress?: boolean | undefined;
  /** The confirmed action is in progress: nothing closes it, and the cross is disabled. */
  busy?: boolean | undefined;
  /** Gets the focus first; otherwise the first control does. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

const controls = ":is(a[href], button, input, select, textarea):not(:disabled)";

/** Where the Tab key would begin: at the first control, and within radio buttons at the checked one. */
function firstStop(popup: HTMLElement): HTMLElement | null {
  const first = popup.querySelector<HTMLElement>(controls);
  const isRadio = first instanceof HTMLInputElement && first.type === "radio";
  return (isRadio && popup.querySelector<HTMLElement>(`[name="${first.name}"]:checked`)) || first;
}

/**
 * Takes the focus when the dialog appears, and gives it back to what had it before. Base UI takes it a frame later, when
 * on a busy device the first letters of a password have gone to the button behind the dialog. If nothing
 * had it, if what had it is gone with what the dialog did, or if it has moved on, the page decides: by default, it would
 * go to whatever had it before an earlier dialog, or to the first link of the page.
 */
function useDialogFocus(initialFocus: RefObject<HTMLElement | null> | undefined) {
  const popup = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const ref = useCallback(
    (appeared: HTMLElement | null) => {
      popup.current = appeared;
      if (!appeared) return;
      opener.current = document.activeElement;
      const take = () => {
        if (!appeared.contains(document.activeElement)) (initialFocus?.current ?? firstStop(appeared))?.focus();
      };
      take();
      // A dialog that this one has replaced has yet to give its focus back.
      queueMicrotask(take);
    },
    [initialFocus],
  );
  const finalFocus = useCallback(() => {
    const { activeElement, body } = document;
    const hasMovedOn = activeElement !== null && activeElement !== body && !popup.current?.contains(activeElement);
    const { current } = opener;
    if (hasMovedOn || current === body || !(current instanceof HTMLElement) || !current.isConnected) return false;
    makeFocusable(current);
    return current;
  }, []);
  return { ref, initialFocus, finalFocus };
}

/** A modal dialog: holds the focus, is labeled by its title, closes by Escape and gives the focus back. Load it lazily. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  children,
  footer,
  size = "m",
  keepOnOutsidePress = false,
  busy = false,
  initialFocus,
}: DialogProps) {
  const focus = useDialogFocus(initialFocus);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      disablePointerDismissal={keepOnOutsidePress}
    >
      <Base.Portal>
        <Scrim />
        <Viewport>
          <Popup $size={size} {...focus}>
            <Title>{title}</Title>
            {description && <Description>{description}</Description>}
            {children && <Body>{children}</Body>}
            {footer && <Footer>{footer}</Footer>}
            {/* Last in the order of reading, so that the first control of the dialog gets the focus. */}
            <Close aria-label={closeLabel} disabled={busy}>
              <Icon name="cross" />
            </Close>
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
