import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { useSeen } from "../viewer-context";
import type { Viewer } from "../viewer-machine";
import type { Comments, commentsMachine } from "./comments-machine";

const actorOf = ({ children }: Viewer): ActorRefFrom<typeof commentsMachine> | undefined => children.comments;

/** The actor of the comments; undefined if the project keeps none. */
export const useCommentsActor = () => useSeen(actorOf);

/** Selects from the comments' snapshot; undefined if the project keeps none. */
export const useComments = <T>(select: (snapshot: Comments) => T): T | undefined =>
  useSelector(useCommentsActor(), (snapshot) => snapshot && select(snapshot));
