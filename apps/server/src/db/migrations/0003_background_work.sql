CREATE TABLE "sub_order_reminders" (
	"sub_order_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sub_order_reminders_sub_order_id_kind_pk" PRIMARY KEY("sub_order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notice_sendings" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_ids" text[] NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outgoing_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"template" text NOT NULL,
	"purpose" integer,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sub_order_reminders" ADD CONSTRAINT "sub_order_reminders_sub_order_id_sub_orders_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."sub_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_sendings_created" ON "notice_sendings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_messages_created" ON "outgoing_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_messages_state" ON "outgoing_messages" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "sub_orders_shipped" ON "sub_orders" USING btree ("order_id") WHERE not "sub_orders"."cancelled" and "sub_orders"."shipping" = 'SHIPPED';