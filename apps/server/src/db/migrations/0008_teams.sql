CREATE TABLE "team_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"area_code" text NOT NULL,
	"phone" text NOT NULL,
	"invited_by_id" text NOT NULL,
	"ended" text,
	"ended_by" text,
	"invitee_id" text,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"draft_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"asked_by_id" text NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"title" text NOT NULL,
	"qty" integer NOT NULL,
	"goods_cents" bigint NOT NULL,
	"limit_cents" bigint NOT NULL,
	"inquiry" jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"reason" text,
	"order_id" text
);
--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_id_buyers_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invitee_id_buyers_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_id_buyers_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_invitations_team" ON "team_invitations" USING btree ("team_id","created_at");--> statement-breakpoint
CREATE INDEX "team_invitations_phone" ON "team_invitations" USING btree ("area_code","phone","created_at");--> statement-breakpoint
CREATE INDEX "team_invitations_created" ON "team_invitations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "approvals_team" ON "approvals" USING btree ("team_id","status","asked_at");--> statement-breakpoint
CREATE INDEX "approvals_asker" ON "approvals" USING btree ("asked_by_id","asked_at");--> statement-breakpoint
CREATE INDEX "approvals_handled" ON "approvals" USING btree ("handled_at");